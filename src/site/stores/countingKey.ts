/** Key in local storage: whether the visitor allows a service to count visits, as `yes@host` or `no@host`. */
export const countingKey = 'pagewright-counting'
