import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitScenes } from './portraits';
import { seeded } from './random';
import { scenes } from './scenes';
import type { Scene } from './svg';

/** Faint film grain, the same at every run; it takes the plastic out of flat gradients. */
function grain(width: number, height: number): Buffer {
  const random = seeded(width * 7919 + height);
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const dark = random.chance(0.5);
    pixels.fill(dark ? 0 : 255, i, i + 3);
    pixels[i + 3] = random.whole(0, 12);
  }
  return pixels;
}

async function render(scene: Scene): Promise<Buffer> {
  const { width, height } = scene;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene.draw()}</svg>`;
  const raw = { width, height, channels: 4 as const };
  return sharp(Buffer.from(svg))
    .composite([{ input: grain(width, height), raw, blend: 'over' }])
    .removeAlpha()
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
}

const folder = join(process.cwd(), 'src/demo/pictures');
mkdirSync(folder, { recursive: true });
for (const scene of [...scenes, ...portraitScenes]) {
  const picture = await render(scene);
  writeFileSync(join(folder, `${scene.name}.webp`), picture);
  process.stdout.write(`${scene.name} ${Math.round(picture.length / 1024)} KB\n`);
}
