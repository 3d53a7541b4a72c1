import styles from './scene.module.css';

interface StudentProps {
  x: number;
  tone: 'rust' | 'ink' | 'marigold' | 'leaf';
  /** Whether the figure wears a backpack. */
  bag?: boolean;
}

export function Student({ x, tone, bag }: StudentProps) {
  return (
    <g transform={`translate(${x} 516)`}>
      {bag && <path data-ink="trunk" d="M-20-50h12v28h-12a6 6 0 0 1-6-6v-16a6 6 0 0 1 6-6Z" />}
      <path data-ink="limb" d="M-5-14V8M6-14V8" />
      <path data-ink={tone} d="M-13-12v-28a13 13 0 0 1 26 0v28Z" />
      <circle data-ink="skin" cy="-64" r="10" />
      <path data-ink="hair" d="M-11-62a11 11 0 0 1 22-2c-8 0-10-3-13-5-2 4-5 6-9 7Z" />
    </g>
  );
}

export function NoticeBoard() {
  return (
    <>
      <path data-ink="post" d="M388 512V408M524 512V408" />
      <path data-ink="trunk" d="m376 402 80-26 80 26Z" />
      <path data-ink="cork" d="M382 402h148v76H382Z" />
      <path
        data-ink="paper"
        d="m392 412 30-3 3 30-30 3ZM434 410h26v36h-26ZM470 408l24 4-4 26-24-4ZM500 418h22v18h-22ZM398 448h30v22h-30ZM440 452l34-3 2 19-34 3ZM490 444l28 3-2 24-28-3Z"
      />
      <path data-ink="marigold" d="M434 410h26v8h-26ZM398 448h30v6h-30Z" />
    </>
  );
}

export function Cyclist() {
  return (
    <g transform="translate(286 0)">
      <g data-ink="wheel">
        <circle cx="0" cy="498" r="22" />
        <circle cx="66" cy="498" r="22" />
      </g>
      <path
        data-ink="frame"
        d="m0 498 20-34h34l12 34M20 464l14 34 22-36M14 456h14M52 464l-4-14h12"
      />
      <path data-ink="limb" d="M26 452l16 20-8 28" />
      <path data-ink="leaf" d="M14 456c0-24 10-38 22-38 8 0 12 6 9 14l-9 26Z" />
      <path data-ink="sleeve" d="m34 428 20 20" />
      <circle data-ink="skin" cx="44" cy="406" r="10" />
      <path data-ink="hair" d="M33 406a11 11 0 0 1 22-3c-9 0-14 0-22 3Z" />
    </g>
  );
}

export function AutoRickshaw() {
  return (
    <g transform="translate(64 0)">
      <path data-ink="marigold" d="M8 466c0-52 18-72 60-72h48c16 0 26 32 32 66Z" />
      <path data-ink="ink" d="M8 460h140l24 12c8 4 8 8 8 14v18H14c-6 0-8-6-8-12Z" />
      <path data-ink="hollow" d="M64 412h36v48H64ZM110 412h8c6 10 12 28 14 48h-22Z" />
      <path data-ink="skin" d="M112 444a10 10 0 1 1 18 2c4 4 4 8 4 14h-22Z" />
      <path data-ink="marigold" d="M164 478h16v8h-16Z" />
      <g data-ink="wheel">
        <circle cx="42" cy="506" r="16" />
        <circle cx="150" cy="506" r="16" />
      </g>
    </g>
  );
}

export function ChaiStall() {
  return (
    <g transform="translate(1188 0)">
      <path data-ink="post" d="M14 520V420M150 520V420" />
      <path data-ink="trunk" d="M14 420h136v50H14Z" />
      <path data-ink="cork" d="M4 466h156v10h-6v44H10v-44H4Z" />
      <path data-ink="rust" d="M-6 424 10 392h144l16 32Z" />
      <path
        data-ink="paper"
        d="m16 424 9-32h22l-3 32ZM74 424l1-32h20l3 32ZM132 424l-7-32h20l12 32Z"
      />
      <path
        data-ink="marigold"
        d="M-6 424h176v4a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0Z"
      />
      <path
        data-ink="steel"
        d="M34 466c-6-22 4-26 16-26s22 4 16 26ZM66 452l14-8v6l-12 10ZM46 440v-5h8v5Z"
      />
      <path data-ink="paper" d="m96 454 2 12h8l2-12ZM114 454l2 12h8l2-12Z" />
      <path data-ink="steam" d="M102 448c-5-6 5-10 0-18M120 448c-5-6 5-10 0-18" />
    </g>
  );
}

const windows = [790, 844, 898, 1234, 1288, 1342];

function Sky() {
  return (
    <>
      <g data-ink="stars">
        <path d="M716 30h.1M668 96h.1M842 204h.1M902 150h.1M968 36h.1M1214 40h.1M1272 90h.1M1310 190h.1M1392 56h.1M1418 210h.1" />
      </g>
      <circle data-ink="sun" cx="1080" cy="212" r="132" />
      <path
        data-ink="far"
        d="M0 500v-62h84v-34h66v34h112v-58h56v58h150l44-28 44 28h110v-44h76v44h700v62Z"
      />
      <g data-ink="line">
        <path d="M790 138c-34 26-14 50-46 82M890 92c-28 26-8 44-34 74" />
      </g>
      <path data-ink="marigold" d="m790 82 25 28-25 28-25-28Z" />
      <path data-ink="rust" d="m890 48 19 22-19 22-19-22Z" />
    </>
  );
}

function Chhatri({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 268)`}>
      <path
        data-ink="front"
        d="M2 60V28h8v32ZM34 60V28h8v32ZM-6 29c0-17 14-18 28-35 14 17 28 18 28 35Z"
      />
      <path data-ink="line" d="M22-6v-14" />
    </g>
  );
}

function College() {
  return (
    <>
      <Chhatri x={772} />
      <Chhatri x={1344} />
      <path data-ink="wall" d="M752 328h656v14h-8v158H760V342h-8Z" />
      {windows.map((x) => (
        <path
          key={x}
          data-ink="lit"
          d={`M${x} 408v-22a14 14 0 0 1 28 0v22ZM${x} 470v-22a14 14 0 0 1 28 0v22Z`}
        />
      ))}
      <path data-ink="front" d="M1002 240c-8-44 34-56 78-106 44 50 86 62 78 106Z" />
      <path data-ink="line" d="M1080 136V88" />
      <path data-ink="marigold" d="m1080 88 34 10-34 10Z" />
      <path data-ink="front" d="M976 238h208v16h-10v246H986V254h-10Z" />
      <path data-ink="wall" d="M1010 500V380c0-48 34-58 70-96 36 38 70 48 70 96v120Z" />
      <path data-ink="hollow" d="M1028 500V388c0-38 26-48 52-76 26 28 52 38 52 76v112Z" />
      <path data-ink="ground" d="M0 500h1440v60H0Z" />
      <path data-ink="path" d="M1028 500h104l44 60H984Z" />
    </>
  );
}

function Neem() {
  return (
    <g transform="translate(42 24)">
      <path
        data-ink="trunk"
        d="M632 504c8-52-2-84-18-118l26 26 8-62 16 60 30-26c-18 40-22 72-12 120Z"
      />
      <path
        data-ink="leaf"
        d="M548 372a52 52 0 0 1 4-92 64 64 0 0 1 104-50 66 66 0 0 1 92 58 50 50 0 0 1-6 88c-26 14-46 2-58-8-18 22-52 22-66 2-22 16-50 16-70 2Z"
      />
      <path
        data-ink="leafLight"
        d="M584 286a44 44 0 0 1 60-24M664 270a40 40 0 0 1 46 20M612 342a30 30 0 0 0 38 2"
      />
    </g>
  );
}

/** The campus in the evening: gate, neem, notice board, chai stall. In dark mode its windows are lit. */
export function CampusScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <College />
      <Neem />
      <NoticeBoard />
      <Student x={478} tone="rust" bag />
      <Student x={596} tone="ink" />
      <Student x={762} tone="marigold" bag />
      <Student x={812} tone="leaf" />
      <Cyclist />
      <AutoRickshaw />
      <ChaiStall />
      <Student x={1372} tone="rust" />
    </svg>
  );
}
