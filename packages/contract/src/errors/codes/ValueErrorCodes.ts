/**
 * Codes for addresses, amounts and CAIP ids.
 * @category Addresses and amounts
 */
export interface ValueErrorCodes {
  /**
   * The text isn't a Bitcoin address. The wallet received no request.
   * Do: ask the recipient again.
   */
  'address/invalid': true
  /**
   * The Bitcoin address's checksum is wrong. The wallet received no request.
   * Do: copy the address again.
   */
  'address/invalid-checksum': true
  /**
   * The Bitcoin address mixes upper and lower case. The wallet received no request.
   * Do: copy the address again.
   */
  'address/mixed-case': true
  /**
   * The address is for another Bitcoin network. The wallet received no request.
   * Do: ask the recipient for an address of this network.
   */
  'address/wrong-network': true
  /**
   * The amount is too small for nodes to relay.
   * Do: send at least the amount in the message.
   */
  'amount/dust': true
  /**
   * The amount has a fraction of a satoshi.
   * Do: pass whole satoshis.
   */
  'amount/fractional': true
  /**
   * The amount isn't a number of satoshis.
   * Do: pass whole satoshis, as a `bigint`.
   */
  'amount/invalid': true
  /**
   * The amount is negative.
   * Do: pass an amount above zero.
   */
  'amount/negative': true
  /**
   * The amount is above 21 million bitcoin.
   * Do: pass satoshis, not bitcoin.
   */
  'amount/too-large': true
  /**
   * The text isn't a CAIP-10 address.
   * Do: pass `namespace:reference:address`.
   */
  'caip/invalid-address': true
  /**
   * The text isn't a CAIP-2 network ID.
   * Do: pass `namespace:reference`, such as `eip155:1`.
   */
  'caip/invalid-network-id': true
  /**
   * The CAIP-2 namespace is unknown.
   * Do: use a known one, such as `eip155`, `solana` or `bip122`.
   */
  'caip/unsupported-namespace': true
  /**
   * `decimals` is missing, or isn't an integer from 0 to 255.
   * Do: pass the decimals of the unit.
   */
  'units/decimals-required': true
  /**
   * The text isn't a decimal number.
   * Do: pass a number such as `1.5`.
   */
  'units/invalid-decimal': true
  /**
   * The amount has more decimals than its unit.
   * Do: round the amount.
   */
  'units/too-precise': true
}
