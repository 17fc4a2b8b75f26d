import type { FrameCallName } from '@openappkit/contract/embedded'

/** Milliseconds until a frame that doesn't load fails. */
export const loadLimit = 20_000

/** Milliseconds that a frame has to accept a port. A frame of AppKit 1.8 doesn't know ports. */
export const portLimit = 2_000

/** Milliseconds that a frame of AppKit 1.8 needs after READY until it listens. */
export const settleDelay = 500

const loginLimit = 120_000
const defaultLimit = 30_000

/** Milliseconds until a call fails. Undefined for calls that wait for the user as long as it takes. */
const limits: Partial<Readonly<Record<FrameCallName, number | undefined>>> = {
  CONNECT_EMAIL: loginLimit,
  CONNECT_DEVICE: loginLimit,
  CONNECT_OTP: loginLimit,
  UPDATE_EMAIL: loginLimit,
  UPDATE_EMAIL_PRIMARY_OTP: loginLimit,
  UPDATE_EMAIL_SECONDARY_OTP: loginLimit,
  SIGN_OUT: 3_000,
  RPC_REQUEST: undefined,
  OPEN_PAGE: undefined,
  PROTECT: undefined,
  UNLOCK: undefined,
}

/** Returns the time limit of a call in milliseconds. */
export function limitOf(name: FrameCallName): number | undefined {
  return name in limits ? limits[name] : defaultLimit
}
