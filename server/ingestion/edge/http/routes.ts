export type RouteName =
  | 'pixel'
  | 'sitePixel'
  | 'siteHit'
  | 'siteScript'
  | 'vast'
  | 'playerError'
  | 'blackSecond'
  | 'events';

interface PathRow {
  /** Its group, where it has one, is the key. */
  path: RegExp;
  methods: Partial<Record<string, RouteName>>;
}

/**
 * A public call is a row: its path, and its action by method. HEAD answers as GET and counts
 * nothing.
 */
const PATHS: readonly PathRow[] = [
  { path: /^\/t\/i\/([\w-]{8,64})\.gif$/, methods: { GET: 'pixel', HEAD: 'pixel', POST: 'pixel' } },
  { path: /^\/t\/s\/([\w-]{8,64})$/, methods: { POST: 'siteHit' } },
  {
    path: /^\/t\/s\/([\w-]{8,64})\.gif$/,
    methods: { GET: 'sitePixel', HEAD: 'sitePixel', POST: 'sitePixel' },
  },
  { path: /^\/t\/s\/([\w-]{8,64})\.js$/, methods: { GET: 'siteScript', HEAD: 'siteScript' } },
  { path: /^\/t\/v\/([\w-]{8,64})\.xml$/, methods: { GET: 'vast', HEAD: 'vast' } },
  { path: /^\/t\/e\/([\w-]{8,64})\.gif$/, methods: { GET: 'playerError', HEAD: 'playerError' } },
  { path: /^\/t\/black-second\.mp4$/, methods: { GET: 'blackSecond', HEAD: 'blackSecond' } },
  { path: /^\/t\/events$/, methods: { POST: 'events' } },
];

export type Match =
  | { found: 'route'; route: RouteName; key: string }
  | { found: 'preflight' | 'otherMethod'; allow: string }
  | { found: 'nothing' };

export function matchRoute(method: string, path: string): Match {
  for (const row of PATHS) {
    const match = row.path.exec(path);
    if (!match) continue;
    const route = row.methods[method];
    if (route) return { found: 'route', route, key: match[1] ?? '' };
    const allow = [...Object.keys(row.methods), 'OPTIONS'].join(', ');
    return { found: method === 'OPTIONS' ? 'preflight' : 'otherMethod', allow };
  }
  return { found: 'nothing' };
}
