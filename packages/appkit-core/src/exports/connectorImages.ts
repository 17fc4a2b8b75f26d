/** Ids of the pictures of connectors in the wallet directory. */
export { connectorImageIds } from '../connectors/connectorImageIds'
