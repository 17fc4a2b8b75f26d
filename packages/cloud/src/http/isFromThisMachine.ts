import type { IncomingMessage } from 'node:http'
import { plainAddress } from '../limits/plainAddress'
import { isLoopbackOrigin } from './isLoopbackOrigin'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Returns whether a program or page of this machine sent a request. A request that a proxy passed on belongs to another machine, and so is one of a page that another
 * machine serves, which its browser sends from here.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = plainAddress(socket.remoteAddress ?? '') ?? ''
  const isLoopback = address === '::1' || address.startsWith('127.')
  if (!isLoopback || FORWARDED.some(name => headers[name] !== undefined)) return false
  return headers.origin === undefined || isLoopbackOrigin(headers.origin)
}
