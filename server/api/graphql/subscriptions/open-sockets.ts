import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Actor } from '#server/access/identity/actor.js';
import type { Config } from '#server/core/process/config.js';
import type { FindClientNetwork } from '#server/core/http/client-ip.js';
import { subscriber } from '#server/api/request-scheduler/update-queue.js';

/**
 * Sockets open at a time to one process: for a person or an API key, and for the anonymous callers
 * of a network.
 */
export const MAX_SOCKETS = 20;
/** Clients that sign in do so at once. */
const ANONYMOUS_TIMEOUT_MS = 60_000;

interface Refusal {
  status: number;
  reason: string;
}

interface SocketRules {
  publicUrl: Config['publicUrl'];
  findNetwork: FindClientNetwork;
  anonymousTimeoutMs?: number;
}

/**
 * Counts open sockets. Each counts for its network until it signs in, then for its user or key; one
 * that does not sign in is closed after a minute.
 */
export class OpenSockets {
  readonly #owners = new Map<string, Set<WebSocket>>();
  readonly #ownerOf = new Map<WebSocket, string>();
  readonly #timers = new Map<WebSocket, NodeJS.Timeout>();
  readonly #origin: string;

  constructor(private readonly rules: SocketRules) {
    this.#origin = new URL(rules.publicUrl).origin;
  }

  /** The reason why an upgrade is refused; null when it is accepted. */
  refusalOf(request: IncomingMessage): Refusal | null {
    if (!this.#isOwnPage(request))
      return { status: 403, reason: 'Sockets of the pages of other sites are refused' };
    if (this.#count(this.#networkOf(request)) < MAX_SOCKETS) return null;
    return {
      status: 429,
      reason: `A network may have ${MAX_SOCKETS} sockets without a sign-in open at a time`,
    };
  }

  open(socket: WebSocket, request: IncomingMessage, close: () => void): void {
    this.#move(socket, this.#networkOf(request));
    this.#timers.set(
      socket,
      setTimeout(close, this.rules.anonymousTimeoutMs ?? ANONYMOUS_TIMEOUT_MS),
    );
    socket.once('close', () => this.#close(socket));
  }

  /** False when the actor has too many open sockets already. */
  signIn(socket: WebSocket, actor: Actor): boolean {
    const { name } = subscriber(actor);
    if (this.#count(name) >= MAX_SOCKETS) return false;
    clearTimeout(this.#timers.get(socket));
    this.#timers.delete(socket);
    this.#move(socket, name);
    return true;
  }

  /**
   * Programs other than browsers send no Origin. An Origin of the same host is ours, whatever name
   * people open us by.
   */
  #isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || origin === this.#origin) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  #networkOf(request: IncomingMessage): string {
    return `network ${this.rules.findNetwork(request)}`;
  }

  #count(owner: string): number {
    return this.#owners.get(owner)?.size ?? 0;
  }

  #move(socket: WebSocket, owner: string): void {
    this.#leave(socket);
    const sockets = this.#owners.get(owner) ?? new Set();
    this.#owners.set(owner, sockets.add(socket));
    this.#ownerOf.set(socket, owner);
  }

  #leave(socket: WebSocket): void {
    const owner = this.#ownerOf.get(socket);
    if (owner === undefined) return;
    const sockets = this.#owners.get(owner);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#owners.delete(owner);
    this.#ownerOf.delete(socket);
  }

  #close(socket: WebSocket): void {
    clearTimeout(this.#timers.get(socket));
    this.#timers.delete(socket);
    this.#leave(socket);
  }
}
