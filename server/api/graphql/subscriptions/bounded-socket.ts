import { CloseCode } from 'graphql-ws';
import { WebSocket, type RawData } from 'ws';
import { jsonShapeError } from '#server/core/input/json-shape.js';

/** A socket that closes at a message that is nested too deeply, before anybody parses it. */
export class BoundedSocket extends WebSocket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    const [message] = values as [RawData]; // of the one event that is looked at
    // `binaryType` is left as it is, so a message is one buffer.
    const error = event === 'message' && Buffer.isBuffer(message) ? jsonShapeError(message) : null;
    if (error === null) return super.emit(event, ...values);

    this.close(CloseCode.BadRequest, `The message ${error}`);
    return false;
  }
}
