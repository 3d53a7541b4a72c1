import { useState } from 'react';
import { Card } from '../../src/index';
import { ImagePicker, Thumbnails, type PickedImage } from '../../src/images/index';
import { Section } from './section';
import styles from './gallery.module.css';

function drawn(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="hsl(${hue} 45% 70%)"/><circle cx="${200 + hue}" cy="300" r="180" fill="hsl(${hue} 55% 45%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const images = [40, 160, 250, 330, 10, 90].map((hue) => ({ src: drawn(hue) }));

export function Pictures() {
  const [value, setValue] = useState<PickedImage[]>([
    { id: 'a', url: drawn(200), name: 'cycle.jpg' },
    { id: 'b', url: drawn(20), name: 'bell.jpg' },
  ]);
  return (
    <Section title="Pictures">
      <div className={styles.grid}>
        {[1, 2, 3, 6].map((count) => (
          <Card key={count}>
            <Thumbnails images={images.slice(0, count)} of="by Asha" />
          </Card>
        ))}
      </div>
      <ImagePicker
        label="Photos"
        value={value}
        onChange={setValue}
        max={3}
        overMax="Maximum 3 images allowed"
      />
    </Section>
  );
}
