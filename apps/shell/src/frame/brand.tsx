import { Logo } from '@berea/ui/core';
import './brand.css';
import { t } from '../texts/start.js';

/** The mark, the name and the tag that says how far along it is. */
export function Brand() {
  return (
    <span className="brand">
      <Logo />
      <span className="brand-word">Berea</span> <span className="brand-beta">{t('start.beta')}</span>
    </span>
  );
}
