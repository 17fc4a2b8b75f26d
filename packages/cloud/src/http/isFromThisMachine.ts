import type { IncomingMessage } from 'node:http'
import { plainAddress } from '../limits/plainAddress'
import { isLoopbackOrigin } from './isLoopbackOrigin'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Returns whether a request comes from a program or app on this machine. False for requests that a local proxy
 * forwarded, and for apps that another machine serves to a local browser.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = plainAddress(socket.remoteAddress ?? '') ?? ''
  const isLoopback = address === '::1' || address.startsWith('127.')
  if (!isLoopback || FORWARDED.some(name => headers[name] !== undefined)) return false
  return headers.origin === undefined || isLoopbackOrigin(headers.origin)
}
