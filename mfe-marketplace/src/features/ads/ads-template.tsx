import { ListingTemplate } from '@campus/shared-features/listing-template';
import { CardGrid } from '@campus/shared-ui/listing';
import { PictureTemplate } from '@campus/shared-ui/template';
import { ads } from './ad';
import styles from './ad-card.module.css';
import { AdFilterBar, useAdFilters } from './ad-filters';

export function AdsTemplate() {
  return (
    <ListingTemplate
      listing={ads}
      filters={<AdFilterBar filters={useAdFilters()} />}
      call="/api/sell?page=1&limit=10"
      label="Items for sale"
      Cards={CardGrid}
      media={<PictureTemplate path="thumbnails.0" />}
      lead={<strong className={styles.price}>{'{{price|price}}'}</strong>}
      summary={<span>by {'{{name}}'}</span>}
      own="isSeller"
    />
  );
}
