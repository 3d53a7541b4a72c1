import { gangaValley } from './ganga-valley';
import { kaveri } from './kaveri';
import { sahyadri } from './sahyadri';
import { aravalli, brahmaputra, coromandel } from './small-campuses';
import type { DemoContent } from './types';

/** What is written where, by the domain of the college's addresses. */
export const demoContent: Readonly<Record<string, DemoContent>> = {
  '@sahyadri.edu.example': sahyadri,
  '@kaveri.edu.example': kaveri,
  '@gangavalley.edu.example': gangaValley,
  '@coromandel.edu.example': coromandel,
  '@brahmaputra.edu.example': brahmaputra,
  '@aravalli.edu.example': aravalli,
};

export type { DemoConfession, DemoContent, DemoPost, PictureName } from './types';
