import { Route, Routes } from '@berea/web/router';
import { AREAS } from './remote-area/areas.js';
import { RemoteArea } from './remote-area/remote-area.js';

export function AppRoutes() {
  return (
    <Routes>
      {AREAS.map((area) => (
        <Route key={area.id} path={area.path} element={<RemoteArea key={area.id} area={area} />} />
      ))}
    </Routes>
  );
}
