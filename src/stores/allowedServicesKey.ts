/** Key in local storage: the services that may load without being asked for again, as `name@host`, with spaces between. */
export const allowedServicesKey = 'allowedServices'
