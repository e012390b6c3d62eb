import type { TodayCard } from '@berea/web';
import { Link } from '@berea/web/router';
import { Check } from 'lucide-react';

/** One card of Today. `first-paint/` shows the same before the page has come. */
export function CardView({ card }: { readonly card: TodayCard }) {
  const { shape, when, title, about, verse, lines = [], to, action, primary, tick } = card;
  if (shape === 'row') {
    return (
      <li className="today-card" data-shape="row">
        <Link className="today-row" to={to}>
          <b dir="auto">{title}</b>
          <span>{when}</span>
        </Link>
        {tick && (
          <button
            type="button"
            className="today-tick"
            role="checkbox"
            aria-checked={tick.done}
            aria-label={tick.label}
            disabled={!tick.onTick}
            onClick={() => tick.onTick?.(!tick.done)}
          >
            <i>{tick.done && <Check size={16} strokeWidth={2.5} aria-hidden />}</i>
          </button>
        )}
      </li>
    );
  }
  return (
    <li className="today-card" data-shape="card">
      <p className="today-when">{when}</p>
      <h3 dir="auto">{title}</h3>
      {about && (
        <p className="today-about" dir="auto">
          {about}
        </p>
      )}
      {verse && (
        <p className="today-verse">
          <sup>{verse.number}</sup> {verse.text}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="today-line">
          {line}
        </p>
      ))}
      <Link className="today-action" data-primary={primary || undefined} to={to}>
        {action}
      </Link>
    </li>
  );
}
