import '@fontsource-variable/inter/wght.css';
import './theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createGraphqlClient } from '#client/graphql/client';
import { startPrinting } from '#client/components/browser/printing';
import { startColourMode } from './colour-mode';
import { Providers } from './providers';
import { createRoutes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startColourMode();
startPrinting();
const client = createGraphqlClient();
const router = createBrowserRouter(createRoutes());

createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      {/* Apollo sends requests while it renders: an interrupted transition would send them again. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
