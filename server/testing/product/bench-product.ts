import fs from 'node:fs';
import { demoPassword, DEMO_ACCOUNTS } from '#server/database/demo/accounts.js';
import { startProduct, type StartedProduct } from '../start-product.js';

interface ImpressionTagRow {
  tag: string;
}

/** The whole product with its demo data, and a super admin who is signed in. */
export interface BenchProduct {
  product: StartedProduct;
  token: string;
  /** A documented path; T is its documented answer. */
  call: <T>(path: string, body?: object) => Promise<T>;
  /** Paths of the pixels of a customer's tags, at the edge. */
  tagPaths: (customerId: number) => Promise<string[]>;
  close: () => Promise<void>;
}

export async function openBenchProduct(): Promise<BenchProduct> {
  const product = await startProduct({});
  let token = '';

  async function call<T>(path: string, body?: object): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`${product.pageUrl}/api${path}`, request);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T; // the documented shape of the path
  }

  async function close(): Promise<void> {
    product.kill('SIGTERM');
    await product.ended;
    fs.rmSync(product.dataDir, { recursive: true, force: true });
  }

  try {
    await product.up();
    const [{ email }] = DEMO_ACCOUNTS;
    const signIn = { email, password: demoPassword() };
    token = (await call<{ access_token: string }>('/login', signIn)).access_token;
  } catch (error) {
    await close();
    throw error;
  }

  return {
    product,
    token,
    call,
    close,
    async tagPaths(customerId) {
      const rows = await call<ImpressionTagRow[]>(`/impressiontags/customer/${customerId}`);
      return rows.map(({ tag }) => /\/t\/i\/[\w-]+\.gif/.exec(tag)?.[0] ?? '');
    },
  };
}
