import { group, n, type Scene } from '../svg';
import { backdrop } from './backdrop';
import { clothes } from './clothes';
import { extras } from './extras';
import { face, neck } from './face';
import { braidOver, hairStyles, type Hair } from './hair';
import { wrappings } from './headwear';
import { hairColours, type Look } from './look';

const bald: Hair = { behind: '', front: '' };

function onHead({ head }: Look): Hair & { over: string } {
  if ('wrapped' in head) {
    return { ...bald, front: wrappings[head.wrapped](head.cloth), over: '' };
  }
  const tones = hairColours[head.hairColour];
  return { ...hairStyles[head.hair](tones), over: head.hair === 'braid' ? braidOver(tones) : '' };
}

/** Half a person, seen from the front, on a flat ground. */
export function portrait(look: Look): Scene {
  const { behind, front, over } = onHead(look);
  // Down into the collar, and a little larger than life.
  const turned = `transform="translate(${n(320 - 320 * 1.08 * look.width)} 14) scale(${n(1.08 * look.width)} 1.08) rotate(${look.tilt} 320 480)"`;
  const isCovered = 'wrapped' in look.head && look.head.wrapped === 'hijab';
  const above = isCovered ? extras(look) + front : front + extras(look);
  return {
    name: look.name,
    width: 640,
    height: 800,
    draw: () =>
      [
        backdrop(look),
        group(turned, behind),
        neck(look),
        clothes(look),
        group(turned, face(look), above),
        over,
      ].join(''),
  };
}
