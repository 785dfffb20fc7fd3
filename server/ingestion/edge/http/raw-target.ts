import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

interface ParseError extends NodeJS.ErrnoException {
  /** The bytes that the parser read last. */
  rawPacket?: Buffer;
  /** The count of those that it accepted. */
  bytesParsed?: number;
}

const LINE_FEED = 0x0a;
const FIRST_HIGH_BYTE = 0x80;

/**
 * Some players send names of apps as they are, in UTF-8, which Node's parser refuses in a request
 * target. Reads the request again with those bytes escaped, and closes the connection after it.
 * False when something else was wrong.
 */
export function retryEscaped(server: Server, error: ParseError, socket: Duplex): boolean {
  const { code, rawPacket, bytesParsed = 0 } = error;
  if (code !== 'HPE_INVALID_URL' || !rawPacket || !(socket instanceof Socket)) return false;
  if ((rawPacket[bytesParsed] ?? 0) < FIRST_HIGH_BYTE) return false;

  const lineAt = rawPacket.lastIndexOf(LINE_FEED, bytesParsed - 1) + 1;
  server.emit('connection', new EscapedConnection(socket, rawPacket.subarray(lineAt)));
  return true;
}

/** The connection of a socket, with the request line of its next request escaped. */
class EscapedConnection extends Duplex {
  private isInLine = true;

  constructor(
    private readonly socket: Socket,
    firstBytes: Buffer,
  ) {
    super();
    // The parser that failed listens no longer.
    socket.removeAllListeners('data').removeAllListeners('end');
    socket.on('data', (bytes) => void this.push(this.escape(bytes)));
    socket.on('end', () => void this.push(null));
    socket.on('error', () => this.destroy()).on('close', () => this.destroy());
    this.push(this.escape(firstBytes));
  }

  get remoteAddress(): string | undefined {
    return this.socket.remoteAddress;
  }

  override _read(): void {
    this.socket.resume();
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.socket.write(bytes, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.socket.end(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }

  private escape(bytes: Buffer): Buffer {
    if (!this.isInLine) return bytes;

    const lineEnd = bytes.indexOf(LINE_FEED) + 1;
    this.isInLine = lineEnd === 0;
    const line = escapeHighBytes(this.isInLine ? bytes : bytes.subarray(0, lineEnd));
    if (this.isInLine) return line;

    return Buffer.concat([line, Buffer.from('Connection: close\r\n'), bytes.subarray(lineEnd)]);
  }
}

function escapeHighBytes(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const escaped = text.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return Buffer.from(escaped, 'latin1');
}
