import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

interface Executable {
  file: string;
  env: Record<string, string>;
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** WebGL in software, for machines without a graphics card. */
const WEB_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const NO_WEB_GL = ['--disable-gpu', '--disable-3d-apis'];
/** Root cannot use a sandbox. */
const SANDBOX = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

interface BrowserSetting {
  /** False draws no maps, which saves most of a dashboard's processor time. */
  withWebGl?: boolean;
}

/** A headless Chromium: CHROMIUM_PATH, else the machine's own, else the npm package's. */
export async function openBrowser({ withWebGl = true }: BrowserSetting = {}): Promise<Browser> {
  const { file, env } = await findExecutable();
  return chromium.launch({
    executablePath: file,
    headless: true,
    args: [...(withWebGl ? WEB_GL : NO_WEB_GL), ...SANDBOX],
    env: { ...process.env, ...env },
  });
}

async function findExecutable(): Promise<Executable> {
  const system = [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_BROWSERS].find(
    (file) => file && fs.existsSync(file),
  );
  return system ? { file: system, env: {} } : unpackPackaged();
}

/**
 * The package unpacks into TMPDIR, and adds the libraries of a bare machine only where it detects
 * AWS.
 */
async function unpackPackaged(): Promise<Executable> {
  const folder = path.join(os.tmpdir(), `infinitum-chromium-${process.getuid?.() ?? 0}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });

  if (fs.statSync(folder).uid !== process.getuid?.())
    throw new Error(`${folder} belongs to another account: remove it`);

  const before = { ...process.env };

  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });

  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const file = await packaged.executablePath();
    const fonts = path.join(folder, 'fonts.conf');
    fs.writeFileSync(
      fonts,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir>` +
        `<dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
    );
    return {
      file,
      env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fonts },
    };
  } finally {
    for (const name of Object.keys(process.env))
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  }
}
