import { t } from '../texts/admin.js';

/** '12 KB', '1.4 MB' */
export const sizeIn = (bytes: number): string =>
  bytes < 1 << 20
    ? t('admin.kilobytes', { count: Math.ceil(bytes / 1_024).toLocaleString('en') })
    : t('admin.megabytes', { count: Number((bytes / (1 << 20)).toFixed(1)).toLocaleString('en') });
