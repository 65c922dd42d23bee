/** Seconds of waiting for a service after which the page says that it is slow. */
export const slowAfter = 10
