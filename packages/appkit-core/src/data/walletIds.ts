/** Directory ids of individual wallets. `walletIdsByName` is the complete table, but larger to load. */

/** Directory id of Coinbase Wallet. */
export const coinbaseWalletId = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
/** Directory id of Phantom. */
export const phantomWalletId = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
/** Directory id of Solflare. */
export const solflareWalletId = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
/** Directory id of the Binance Wallet that has its own browser. */
export const binanceWalletId = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
