import { useContext } from 'react';
// The only way to the address as it is now: everything else tells the rendered one.
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

// The parts of the router that host and remotes use: one copy, one context. Sharing the whole package would carry all
// of it.
export {
  BrowserRouter,
  Link,
  type LinkProps,
  MemoryRouter,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether the address has moved on from the one that is rendered: the router renders its moves in transitions, which
 * take their time. A delayed action, such as a timer's, must not act from a place that has been left.
 * @returns to be asked when it is about to act
 */
export function useIsMoving(): () => boolean {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const rendered = useLocation();
  // Both histories that a page is rendered with have it, though the router's type keeps it to itself.
  const history = navigator as unknown as { readonly location: Address };
  return () => hrefOf(history.location) !== hrefOf(rendered);
}

/** However each of them writes the same characters. */
const hrefOf = ({ pathname, search }: Address): string => new URL(pathname + search, 'http://localhost').href;
