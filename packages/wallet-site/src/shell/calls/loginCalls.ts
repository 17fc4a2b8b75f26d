import type { Vault } from '../../vault/Vault'
import { WalletFailure } from '../../WalletFailure'
import type { CallHandlers } from './CallHandlers'

interface LoginDependencies {
  readonly projectId: string
  vault(): Promise<Pick<Vault, 'requestCode' | 'verifyCode' | 'requestEmailChange' | 'confirmEmailChange'>>
}

/** Calls for the login by email and the change of the email address. */
export function loginCalls({ projectId, vault }: LoginDependencies): CallHandlers {
  return {
    CONNECT_EMAIL: async ({ email }, { origin }) => {
      const { resendAfter } = await (await vault()).requestCode({ email: checkedEmail(email), origin, projectId })
      return { action: 'VERIFY_OTP', resendAfter }
    },
    CONNECT_OTP: async ({ otp }) => {
      await (await vault()).verifyCode(digitsOf(otp))
      return undefined
    },
    UPDATE_EMAIL: async ({ email }) => {
      await (await vault()).requestEmailChange(checkedEmail(email))
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP: async ({ otp }) => {
      await (await vault()).confirmEmailChange(digitsOf(otp))
      return undefined
    },
    UPDATE_EMAIL_SECONDARY_OTP: async ({ otp }) => {
      const { account } = await (await vault()).confirmEmailChange(digitsOf(otp))
      if (account.email === null) throw new WalletFailure('embedded/failed', "The email address wasn't changed.")
      return { newEmail: account.email }
    },
  }
}

/** Refuses obvious mistakes without a request. The server decides about the rest. */
function checkedEmail(email: string): string {
  if (!/^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(email))
    throw new WalletFailure('embedded/email-invalid', "This isn't an email address. Check it and try again.")
  return email
}

/** Users paste codes with spaces or text around them. A code of another length doesn't use up a try. */
function digitsOf(otp: string): string {
  const digits = otp.replace(/\D/g, '')
  if (digits.length !== 6) throw new WalletFailure('embedded/code-wrong', 'Enter the six digits of the code.')
  return digits
}
