import type { Redis } from 'ioredis'
import { acknowledgeScript, pendingScript, publishScript, subscribeScript, unsubscribeScript } from './mailboxScripts'

/**
 * The mailbox scripts as Redis commands. Their first arguments are the topic's key and the key prefix of the accounts.
 * The scripts document the others.
 */
export interface MailboxCommands {
  relayPublish(
    key: string,
    accounts: string,
    now: number,
    id: string,
    publisher: string,
    publishedAt: number,
    expiresAt: number,
    span: number,
    body: string,
    wakePrefix: string,
    boxSize: number,
    weight: number,
    ...charges: readonly (string | number)[]
  ): Promise<number>
  relaySubscribe(
    key: string,
    accounts: string,
    now: number,
    clientId: string,
    span: number,
    onlyKnown: 0 | 1,
  ): Promise<number>
  relayUnsubscribe(key: string, accounts: string, clientId: string, remembered: number): Promise<number>
  relayPending(key: string, accounts: string, now: number, clientId: string, limit: number): Promise<string[]>
  relayAcknowledge(
    key: string,
    accounts: string,
    clientId: string,
    remembered: number,
    ...ids: readonly string[]
  ): Promise<null>
}

/** Defines the mailbox scripts on the connection. */
export function withMailboxCommands(redis: Redis): Redis & MailboxCommands {
  const scripts: Readonly<Record<keyof MailboxCommands, string>> = {
    relayPublish: publishScript,
    relaySubscribe: subscribeScript,
    relayUnsubscribe: unsubscribeScript,
    relayPending: pendingScript,
    relayAcknowledge: acknowledgeScript,
  }
  for (const [name, lua] of Object.entries(scripts)) redis.defineCommand(name, { numberOfKeys: 2, lua })
  return redis as Redis & MailboxCommands
}
