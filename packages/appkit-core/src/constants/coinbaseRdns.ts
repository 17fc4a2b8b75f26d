/** What Coinbase's extension announces itself as. Both SDK connectors hide while a wallet with this identity is announced. */
export const coinbaseRdns = 'com.coinbase.wallet'
