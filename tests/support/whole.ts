/** Whether everything is to be tested, as `npm run test:all` asks for, or the bounded part of `npm test`. */
export const whole: boolean = process.env.PAGEWRIGHT_TESTS === 'all'
