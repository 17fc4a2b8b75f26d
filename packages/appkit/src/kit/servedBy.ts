/** Which feature package serves a flag. The modal itself serves those that aren't listed. */
export const servedBy: Readonly<Record<string, string>> = {
  email: 'embedded-wallet',
  socials: 'embedded-wallet',
  emailCapture: 'embedded-wallet',
  swaps: 'swaps',
  onramp: 'onramp',
  activity: 'activity',
  payWithExchange: 'pay',
  payments: 'pay',
  reownAuthentication: 'siwx',
}
