/** Small drawings of campus life for empty states; decoration, never the only word. */
export { AutoRickshaw } from './auto-rickshaw';
export { BanyanBench } from './banyan-bench';
export { ChaiStall } from './chai-stall';
export { LibraryLamp } from './library-lamp';
export { NoticeBoard } from './notice-board';
export { PaperPlane } from './paper-plane';
