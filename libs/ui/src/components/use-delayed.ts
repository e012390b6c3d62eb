import { useEffect, useState } from 'react';

/** True once `active` has lasted `ms`: a skeleton that flashes for an instant disturbs more than it tells. */
export function useDelayed(active: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}
