import type { Work } from '@berea/contracts';
import { t } from '../../texts/library-shelf.js';

type Tier = NonNullable<Work['licenceTier']>;

/** How freely a work may be used, in few words. */
export function tierName(tier: Tier): string {
  switch (tier) {
    case 'public-domain':
      return t('library-shelf.public-domain');
    case 'attribution':
      return t('library-shelf.free-with-attribution');
    case 'share-alike':
      return t('library-shelf.free-share-alike');
    case 'non-commercial':
      return t('library-shelf.non-commercial');
    case 'by-permission':
      return t('library-shelf.by-permission');
  }
}

/** The same for somebody who wants to copy from the work. */
export function tierAdvice(tier: Tier): string {
  switch (tier) {
    case 'public-domain':
      return t('library-shelf.public-domain-advice');
    case 'attribution':
      return t('library-shelf.attribution-advice');
    case 'share-alike':
      return t('library-shelf.share-alike-advice');
    case 'non-commercial':
      return t('library-shelf.non-commercial-advice');
    case 'by-permission':
      return t('library-shelf.by-permission-advice');
  }
}
