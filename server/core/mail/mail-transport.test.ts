import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { ConfigError, readConfig } from '#server/core/process/config.js';
import { renderMail } from './letter.js';
import type { Mail } from './mail-kind.js';
import { openMailTransport } from './mail-transport.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mails-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const settings = (overrides: Record<string, string> = {}) => ({
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  ...TEST_SECRETS,
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://infinitum.test',
  ...overrides,
});

const mailTo = (name: string): Mail => ({
  to: { name, address: 'aroha@example.com' },
  subject: 'Haere mai, Ārohā',
  ...renderMail({ greeting: `Hello ${name},`, paragraphs: ['Kia ora.'] }),
});

const HEADERS = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
];

interface Received {
  from: string;
  recipients: string[];
  user: unknown;
  message: string;
}

/** Answers RCPT with `refusal` when there is one. */
async function startSmtpServer(refusal?: string) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData: (stream, { envelope, user }, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          recipients: envelope.rcptTo.map(({ address }) => address),
          user,
          message,
        });
        done();
      });
    },
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);

  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return { received, port };
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0))
    await new Promise<void>((resolve) => server.close(resolve));
});

const transportTo = (port: number, { login = '', host = '127.0.0.1', query = '' } = {}) =>
  openMailTransport(
    readConfig(
      settings({
        MAIL_URL: `smtp://${login}${host}:${port}${query}`,
        MAIL_FROM: 'Infinitum <post@infinitum.test>',
      }),
    ),
  );

describe('over SMTP', () => {
  test('a mail arrives as text and HTML from the sender of the setting, with an id of its own', async () => {
    const { received, port } = await startSmtpServer();
    const transport = transportTo(port, { login: 'me:secret@' });

    await transport.send(mailTo('Aroha'), 'greeting-7');
    transport.close();
    expect(received).toHaveLength(1);

    const [mail] = received;
    const message = mail?.message;

    expect(mail).toMatchObject({
      from: 'post@infinitum.test',
      recipients: ['aroha@example.com'],
      user: 'me',
    });
    expect(message).toContain('From: Infinitum <post@infinitum.test>');
    expect(message).toContain('Message-ID: <greeting-7@infinitum.test>');
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/Content-Type: multipart\/alternative/);
    expect(message).toMatch(
      /Content-Type: text\/plain[^]*Hello Aroha,[^]*Content-Type: text\/html/,
    );
  });

  test('a mail brings its files, and says how its subscription ends', async () => {
    const { received, port } = await startSmtpServer();
    const transport = transportTo(port);
    const content = Buffer.from('a workbook');

    await transport.send(
      {
        ...mailTo('Aroha'),
        attachments: [
          { name: 'Figures – März.xlsx', contentType: 'application/x-figures', content },
        ],
        unsubscribeUrl: 'https://infinitum.test/api/unsubscribe/1',
      },
      'report-9',
    );
    transport.close();

    const message = received[0]?.message;

    expect(message).toContain('List-Unsubscribe: <https://infinitum.test/api/unsubscribe/1>');
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toMatch(
      /Content-Type: application\/x-figures[^]*Content-Disposition: attachment/,
    );
    expect(message).toContain(content.toString('base64'));
  });

  test('a name cannot add a header or a recipient', async () => {
    const { received, port } = await startSmtpServer();
    const transport = transportTo(port);

    await transport.send(
      mailTo('Ana" <x@evil.example>\r\nBcc: all@example.com\r\n\r\n<script>'),
      'greeting-8',
    );
    transport.close();

    const [mail] = received;

    expect(mail?.recipients).toEqual(['aroha@example.com']);

    const [head = ''] = mail?.message.split(/\r?\n\r?\n/, 1) ?? [];
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name);

    expect(names.sort()).toEqual(HEADERS);
  });

  test('a refused recipient and a wrong password reject with what the server said', async () => {
    const { port } = await startSmtpServer('550 no such mailbox');
    await expect(transportTo(port).send(mailTo('Ana'), 'a-1')).rejects.toThrow(
      '550 no such mailbox',
    );
    const { port: other } = await startSmtpServer();
    await expect(
      transportTo(other, { login: 'me:wrong@' }).send(mailTo('Ana'), 'a-2'),
    ).rejects.toThrow(/wrong password/);
  });

  test('a server on another machine gets no mail without encryption, unless its URL says so', async () => {
    const { received, port } = await startSmtpServer();
    // Any address of this machine that is not a loopback one.
    const host = '0.0.0.0';
    await expect(transportTo(port, { host }).send(mailTo('Ana'), 'a-4')).rejects.toThrow(
      /STARTTLS/,
    );
    expect(received).toEqual([]);
    await transportTo(port, { host, query: '?ignoreTLS=true' }).send(mailTo('Ana'), 'a-5');
    expect(received).toHaveLength(1);
  });

  test('a server that is away rejects', async () => {
    await expect(transportTo(1).send(mailTo('Ana'), 'a-3')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('without a server', () => {
  test('a mail is a file of the outbox that only this account may read', async () => {
    const transport = openMailTransport(readConfig(settings()));
    await transport.send(mailTo('Aroha'), 'greeting-9');
    await transport.send(mailTo('Aroha'), 'greeting-9');
    expect(fs.readdirSync(path.join(dataDir, 'outbox'))).toEqual(['greeting-9.eml']);
    const file = path.join(dataDir, 'outbox', 'greeting-9.eml');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const message = fs.readFileSync(file, 'utf8');
    expect(message).toContain('To: Aroha <aroha@example.com>');
    expect(message).toContain('Kia ora.');
  });
});

describe('the settings of mails', () => {
  test('name what is wrong', () => {
    expect(() => readConfig(settings({ MAIL_URL: 'http://mail' }))).toThrow(
      /MAIL_URL is not an address that starts/,
    );
    expect(() => readConfig(settings({ MAIL_URL: 'smtp://mail' }))).toThrow(ConfigError);
    expect(() => readConfig(settings({ MAIL_URL: 'smtp://mail' }))).toThrow(
      /^MAIL_FROM is not set/,
    );
  });
});
