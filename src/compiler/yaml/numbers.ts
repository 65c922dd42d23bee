/** A number with three decimals, whose period may be meant to separate thousands: 1.200 */
export const threeDecimals = /^[1-9]\d{0,2}\.\d{3}$/
