import { cleanup } from '@testing-library/react';
import { afterEach } from '@jest/globals';

afterEach(cleanup);
