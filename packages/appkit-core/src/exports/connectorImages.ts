/** Image ids of connectors in the wallet directory. */
export { connectorImageIds } from '../connectors/connectorImageIds'
