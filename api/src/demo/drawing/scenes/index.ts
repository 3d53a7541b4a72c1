import type { Scene } from '../svg';
import { autorickshaw } from './autorickshaw';
import { chaiGlasses } from './chai-glasses';
import { cricketGround } from './cricket-ground';
import { diyaRangoli } from './diya-rangoli';
import { festPoster } from './fest-poster';
import { foundThings } from './found-things';
import { gulmoharCycles } from './gulmohar-cycles';
import { hostelDesk } from './hostel-desk';
import { libraryLamp } from './library-lamp';
import { messThali } from './mess-thali';
import { noticeBoard } from './notice-board';
import { rainRoad } from './rain-road';
import { samosas } from './samosas';
import { sunsetHostel } from './sunset-hostel';
import { trekDawn } from './trek-dawn';

export const scenes: readonly Scene[] = [
  autorickshaw,
  chaiGlasses,
  cricketGround,
  diyaRangoli,
  festPoster,
  foundThings,
  gulmoharCycles,
  hostelDesk,
  libraryLamp,
  messThali,
  noticeBoard,
  rainRoad,
  samosas,
  sunsetHostel,
  trekDawn,
];
