import { AutoRickshaw, ChaiStall, Cyclist, NoticeBoard, Student } from './scene-parts';
import styles from './scene.module.css';

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

/** The campus at its evening: gate, neem, notice board, chai stall. After dark its windows are lit. */
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
