import { AppKitError } from '@openappkit/appkit-core/adapter'

/** What `work` resolves with. An error of ours stays what it is; any other means that the network couldn't be asked, and gets `code`. */
export async function orUnasked<value>(code: string, work: () => Promise<value>): Promise<value> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppKitError) throw cause
    throw new AppKitError(code, 'The network could not be asked about the transfer. Try again.', { cause })
  }
}
