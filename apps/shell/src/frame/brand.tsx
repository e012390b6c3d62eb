import { Logo } from '@berea/ui/core';
import './brand.css';

/** The mark, the name and the tag that says how far along it is. */
export function Brand() {
  return (
    <span className="brand">
      <Logo />
      <span className="brand-word">Berea</span> <span className="brand-beta">BETA</span>
    </span>
  );
}
