/** The backend service, for `startCloud({ services: [greetService] })`. */
export { type GreetEndpoint, type GreetService, greetService } from '../service/greetService'
