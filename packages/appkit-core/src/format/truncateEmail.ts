import { emailShownLength } from '../constants/limits'

/** An email as it is shown: past 30 characters the last 3 give way to dots. */
export function truncateEmail(email: string): string {
  return email.length > emailShownLength ? `${email.slice(0, -3)}...` : email
}
