import '@fontsource-variable/inter/wght.css';
import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startColourMode } from '#client/app/colour-mode';
import { system } from '#client/app/theme/system';
import { KitPage } from './kit-page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startColourMode();
const router = createBrowserRouter([{ path: '*', element: <KitPage /> }]);

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>,
);
