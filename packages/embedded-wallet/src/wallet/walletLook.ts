/** Name of the wallet in lists of connections. Not translated, like the names of other wallets. */
export const walletName = 'Email'

/** Icon of the wallet: an envelope. */
export const walletIcon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E%3Crect width=%2240%22 height=%2240%22 rx=%2210%22 fill=%22%234f46e5%22/%3E%3Cpath d=%22M10 14h20v13H10zm0 0 10 8 10-8%22 fill=%22none%22 stroke=%22%23fff%22 stroke-width=%222%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E'
