import { signIn } from '../../../lib/signIn'

export const GET = signIn.handle
export const POST = signIn.handle
