export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
