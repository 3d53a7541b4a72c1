import { lazy, Suspense } from 'react';
import styles from './empty-scene.module.css';

export type SceneName =
  'NoticeBoard' | 'ChaiStall' | 'LibraryLamp' | 'BanyanBench' | 'AutoRickshaw' | 'PaperPlane';

const Nothing = () => null;

/** A drawing that does not arrive is no reason to lose the page. */
function scene(name: SceneName) {
  return lazy(async () => {
    const scenes = await import('../scenes').catch(() => undefined);
    return { default: scenes?.[name] ?? Nothing };
  });
}

const scenes = {
  NoticeBoard: scene('NoticeBoard'),
  ChaiStall: scene('ChaiStall'),
  LibraryLamp: scene('LibraryLamp'),
  BanyanBench: scene('BanyanBench'),
  AutoRickshaw: scene('AutoRickshaw'),
  PaperPlane: scene('PaperPlane'),
};

/** A drawing for an empty page, in a box that has its size before it is there. */
export function EmptyScene({ name }: { name: SceneName }) {
  const Drawing = scenes[name];
  return (
    <div className={styles.box}>
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </div>
  );
}
