/**
 * A text that is one whole placeholder: {plans.starter.price}. Such a text keeps the type of what it
 * names, so fields for numbers and lists accept it.
 */
export const wholePlaceholder = '^\\{[A-Za-z][\\w-]*(\\.[\\w-]+)*\\}$'
