import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Canvas of every scene: decorative, in theme colours. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 240 160"
      width="240"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.tint} cx="120" cy="84" rx="104" ry="66" />
      {children}
      <path className={styles.line} d="M18 144h204" />
    </svg>
  );
}

/** An auto-rickshaw on the road. */
export function AutoRickshaw() {
  return (
    <Scene>
      <path className={styles.dashes} d="M14 92h30M22 106h24M12 120h30" />
      <path
        className={styles.marigold}
        d="M58 92V58c0-16 8-24 24-24h52c14 0 20 6 24 18l-8 2H96c-6 0-8 2-8 8v30Z"
      />
      <path className={styles.paper} d="M88 92V62c0-6 2-8 8-8h54l12 38h-28v14h-24V92Z" />
      <path className={styles.line} d="M110 54v38M134 54v38M68 50v18h10V46" />
      <path
        className={styles.indigo}
        d="M54 92h56v28h24v-14c0-6 2-14 8-14h22c12 2 20 10 22 22l2 14H52c-4-12-4-24 2-36Z"
      />
      <path className={styles.line} d="m150 54 14 38M150 74h-12l-2 8" />
      <path className={styles.marigold} d="M176 98h10c4 0 5 9 0 9h-6ZM52 108h18v8H52Z" />
      <circle className={styles.ink} cx="80" cy="130" r="14" />
      <circle className={styles.ink} cx="168" cy="132" r="12" />
      <circle className={styles.paper} cx="80" cy="130" r="5.5" />
      <circle className={styles.paper} cx="168" cy="132" r="4.5" />
      <path className={styles.line} d="M150 128c2-14 34-14 38 0" />
    </Scene>
  );
}

/** The bench under the old banyan. */
export function BanyanBench() {
  return (
    <Scene>
      <path
        className={styles.paper}
        d="M84 144c14-6 18-22 18-42 0-10-6-18-14-26l16 6 8 14 6-24h12l2 26 10-16 14-6c-10 10-14 18-14 28 0 18 6 34 20 40Z"
      />
      <path className={styles.line} d="M112 112c2 12-2 22-8 32M132 110c0 14 2 24 8 34M122 104v40" />
      <path
        className={styles.leaf}
        d="M44 78c-16-2-20-22-4-28-2-16 16-26 30-20 8-14 36-18 48-6 10-12 38-12 44 4 16-6 34 4 32 20 16 4 16 24 0 28-8 8-24 8-32 0-10 8-26 8-36 2-10 6-26 6-36-2-12 10-34 12-46 2Z"
      />
      <path
        className={styles.line}
        d="M60 54c6-5 14-5 20 0M104 40c8-5 16-5 22 0M154 56c6-5 12-5 18 0"
      />
      <path className={styles.line} d="M64 84v40M74 84v22M174 82v26M184 80v20" />
      <path className={styles.marigold} d="M154 122h58v7h-58ZM158 106h50v6h-50Z" />
      <path className={styles.line} d="M160 129v15M206 129v15M164 122v-10M202 122v-10" />
      <path className={styles.indigo} d="M34 144v-18h28v18Z" />
      <path className={styles.line} d="M41 126c0-10 14-10 14 0M34 134h28" />
    </Scene>
  );
}

/** The chai stall: a striped awning, the kettle, a glass on the counter. */
export function ChaiStall() {
  return (
    <Scene>
      <path className={styles.line} d="M58 62v82M182 62v82" />
      <path className={styles.paper} d="M50 104h140v40H50Z" />
      <path className={styles.line} d="M50 116h140" />
      <path className={styles.marigold} d="M56 30h128l12 30H44Z" />
      <path className={styles.paper} d="M81 30h26l-3 30H74ZM133 30h26l7 30h-30Z" />
      <path
        className={styles.indigo}
        d="M44 60h30c0 12-5 15-15 15s-15-4-15-15ZM104 60h32c0 12-6 15-16 15s-16-4-16-15ZM166 60h30c0 11-5 15-15 15s-15-3-15-15Z"
      />
      <path
        className={styles.paper}
        d="M74 60h30c0 12-5 15-15 15s-15-3-15-15ZM136 60h30c0 12-5 15-15 15s-15-3-15-15Z"
      />
      <path
        className={styles.indigo}
        d="M76 104c-6-20 4-24 14-24s20 4 14 24ZM104 88l12-6M84 80c0-8 12-8 12 0"
      />
      <path className={styles.paper} d="M138 86h18l-3 18h-12Z" />
      <path className={styles.marigold} d="M139 92h16l-2 12h-12Z" />
      <path className={styles.line} d="M143 80c-3-4 3-5 0-9M151 80c-3-4 3-5 0-9" />
    </Scene>
  );
}

/** A reading lamp in the library, late. */
export function LibraryLamp() {
  return (
    <Scene>
      <path className={styles.glow} d="M100 64h64l26 80H76Z" />
      <path className={styles.line} d="M204 144V44c0-14-10-22-24-22h-30" />
      <path className={styles.indigo} d="M92 62c4-22 18-32 40-32s36 10 40 32Z" />
      <path className={styles.line} d="M132 30v-8h20M152 62v12" />
      <circle className={styles.marigold} cx="152" cy="77" r="3" />
      <path className={styles.marigold} d="M192 138h24v6h-24Z" />
      <path
        className={styles.paper}
        d="M92 136c10-8 26-8 38-1 12-7 28-7 38 1v8c-10-6-26-6-38 0-12-6-28-6-38 0Z"
      />
      <path className={styles.line} d="M130 135v9M102 134c6-2 12-2 18 0M140 134c6-2 12-2 18 0" />
      <path className={styles.marigold} d="M24 130h50v14H24Z" />
      <path className={styles.paper} d="M30 116h42v14H30Z" />
      <path className={styles.indigo} d="M26 102h40v14H26Z" />
      <path className={styles.line} d="M34 102v14M34 130v14M62 116v14" />
      <path className={styles.paper} d="M36 88h14v14H36ZM50 91h5v8h-5" />
      <path className={styles.line} d="M40 82c-2-3 2-4 0-8M47 82c-2-3 2-4 0-8" />
    </Scene>
  );
}

/** A notice board by the hostel gate, with room for one more paper. */
export function NoticeBoard() {
  return (
    <Scene>
      <path className={styles.line} d="M62 110v34M178 110v34" />
      <path className={styles.indigo} d="M40 36 120 18l80 18v8H40Z" />
      <path className={styles.paper} d="M46 44h148v68H46Z" />
      <path className={styles.marigold} d="m62 56 34-4 5 40-34 4Z" />
      <path className={styles.line} d="m71 66 18-2M72 74l18-2M73 82l10-1" />
      <path className={styles.paper} d="M112 54h28v34h-28Z" />
      <path className={styles.line} d="M118 64h16M118 71h16M118 78h9" />
      <path className={styles.dashes} d="m152 58 30 3-3 38-30-3Z" />
      <g className={styles.ink}>
        <circle cx="80" cy="55" r="2" />
        <circle cx="126" cy="55" r="2" />
        <circle cx="167" cy="60" r="2" />
      </g>
      <path className={styles.leaf} d="M24 144c-3-16 4-22 10-28 6 8 10 16 5 28Z" />
      <path className={styles.line} d="M31 144v-16" />
    </Scene>
  );
}

/** A paper plane over the roofs of the hostel. */
export function PaperPlane() {
  return (
    <Scene>
      <circle className={styles.marigold} cx="58" cy="48" r="15" />
      <path className={styles.indigo} d="M30 144V104h44v40ZM186 144V96h30v48Z" />
      <path className={styles.paper} d="M74 144V90l28-16 28 16v54Z" />
      <path className={styles.marigold} d="M94 144v-24c0-10 16-10 16 0v24Z" />
      <path
        className={styles.line}
        d="M86 100h8M110 100h8M40 114h8M56 114h8M40 126h8M56 126h8M196 108h10M196 120h10"
      />
      <path className={styles.dashes} d="M112 66c10 22 34 18 30 4-4-12-20 0-8 8 8 6 22 2 30-10" />
      <path className={styles.paper} d="m158 52 54-26-20 54-10-20Z" />
      <path className={styles.line} d="m212 26-30 34 2 22 8-12" />
    </Scene>
  );
}

/** Small drawings of campus life for empty states; decorative, always with a text. */
