export const mails = {
  code: {
    subject: '{code} is your code for {shop}',
    title: 'Your confirmation code',
    paragraphs: [
      'Enter this code to confirm your e-mail address. It is valid for 10 minutes and can be used once.',
      'If you did not register, there is nothing to do. Never pass the code on to anybody.',
    ],
  },
  'already-registered': {
    subject: 'You already have an account at {shop}',
    title: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to open a new account with this e-mail address. There is one already, and nothing about it was changed.',
      'Simply log in. If you forgot your password, choose “Forgot password” on the login page.',
    ],
    action: 'Log in',
  },
  'login-code': {
    subject: '{code} is your code for {shop}',
    title: 'Your code to log in',
    paragraphs: [
      'Enter this code instead of your password. An order that waits for it is then placed. It is valid for 10 minutes and can be used once.',
      'If you did not ask for it, there is nothing to do: nothing about your account has changed. Never pass the code on to anybody.',
    ],
  },
  'mail-server-code': {
    subject: '{code} is the code for the mail server of {shop}',
    title: 'The mail server works',
    paragraphs: [
      'This mail came through the server that you entered in the admin area. Enter this code there: only then do all mails of the shop go through it. The code is valid for 10 minutes.',
      'If you did not enter anything, change your password: somebody is signed in with your account.',
    ],
  },
  'test-mail': {
    subject: 'Test mail from {shop}',
    title: 'Your mails arrive',
    paragraphs: [
      'This mail took the same way as the mails to your guests.',
      'Is it in the spam folder? Then the domain of the sender does not allow this mail server to send yet: ask for SPF and DKIM where you have the domain.',
    ],
  },
  'password-reset': {
    subject: '{code} is your code for a new password at {shop}',
    title: 'Your code for a new password',
    paragraphs: [
      'Enter this code and choose a new password. It is valid for 10 minutes and can be used once. You will then be logged out on all devices.',
      'If you did not ask for a new password, there is nothing to do: your old one stays. Never pass the code on to anybody.',
    ],
  },
  invitation: {
    subject: '{shop} invites you',
    title: 'Working at {shop}',
    paragraphs: [
      'This link lets you choose your password for the admin area. It works once, within 7 days.',
      'You did not expect this? Then there is nothing to do. Pass the link on to nobody.',
    ],
    action: 'Choose your password',
  },
  'password-link': {
    subject: 'A new password for {shop}',
    title: 'Choose a new password',
    paragraphs: [
      'Somebody who runs the shop sends you this link. It works once, within 24 hours. The new password signs you out on all devices.',
      'You did not ask for this? Then find out why it was sent. Your old password stays valid. Pass the link on to nobody.',
    ],
    action: 'Choose a new password',
  },
  'deletion-code': {
    subject: '{code} deletes your account at {shop}',
    title: 'Your code to delete your account',
    paragraphs: [
      'Enter this code, and your account is deleted. This cannot be undone. The code is valid for 10 minutes and only once.',
      'You did not ask for it? Then somebody is logged in to your account: log out everywhere on the profile page. Never give the code to anybody.',
    ],
  },
  'order-received': {
    subject: 'We have received order {number} at {shop}',
    title: 'Thank you, we have received your order',
    next: 'About {when}, not yet confirmed. We will write as soon as the kitchen has accepted your order.',
    preorder: 'Ordered for {when}. We will write as soon as the kitchen has confirmed this time.',
    payment: { pickup: 'You pay in cash when you pick it up.', delivery: 'You pay in cash at the door.' },
    ageCheck: {
      pickup: 'Your order contains alcohol, which we only hand over from the age of {age}. Please bring an ID.',
      delivery: 'Your order contains alcohol, which we only hand over from the age of {age}. Please have an ID ready.',
    },
    deliverTo: 'Delivery to',
    notes: 'Your note',
    fee: 'Delivery',
    rounding: 'Rounding',
    due: 'To pay in cash',
    vat: 'Includes {rate} % VAT: {amount} of {gross}, net {net}',
    withoutVat: 'Of this deposit, without VAT: {amount}',
    action: 'View order',
  },
  'order-accepted': {
    subject: 'Order {number} is accepted: {when}',
    title: { pickup: 'Accepted, ready for pickup at', delivery: 'Accepted, with you at' },
    paragraph: 'The kitchen has accepted your order {number}.',
    preorder: 'The kitchen has accepted your pre-order {number} and will cook it for this time.',
    action: 'Track order',
  },
  'order-delayed': {
    subject: 'Order {number}: new time {when}',
    title: { pickup: 'New time, ready for pickup at', delivery: 'New time, with you at' },
    paragraph: 'The time of your order {number} has changed. We are sorry about this.',
    action: 'Track order',
  },
  'order-ready': {
    subject: 'Order {number} is ready',
    title: 'Your food is ready',
    paragraph: 'Please tell us this number when you pick it up, and pay in cash.',
    action: 'View order',
  },
  'order-out-for-delivery': {
    subject: 'Order {number} is on its way',
    title: 'Your food is on its way',
    paragraph: 'Please have {amount} in cash ready.',
    paid: 'It is paid already.',
    deliverTo: 'Delivery to',
    action: 'Track order',
  },
  'order-rejected': {
    subject: 'Sorry, we cannot take order {number}',
    title: 'Sorry, we cannot take your order',
    reasons: {
      closed: 'The kitchen is closed.',
      too_busy: 'The kitchen has too much to do at the moment.',
      sold_out: 'Something in your order is sold out.',
      cannot_deliver: 'We cannot deliver to your address.',
      age_not_proven: 'We may hand out alcohol only if a valid ID shows the age.',
    },
    closing: 'There is nothing to pay. We apologise.',
    action: 'View order',
  },
  'order-proposal': {
    subject: 'Order {number}: may we change something?',
    title: 'May we change your order?',
    paragraph:
      'Something does not work as you ordered it. Please look at our proposal; without your yes everything stays as it is.',
    totals: 'So far {before}, now {after}.',
    until: 'Please answer by {time}.',
    goes: 'Goes',
    comes: 'Comes',
    action: 'See the proposal',
  },
  'order-changed': {
    subject: 'Order {number} is changed',
    title: 'Your order is changed',
    paragraph: 'As agreed, we have changed your order.',
    amount: 'To pay in cash: {amount}.',
    action: 'View order',
  },
  'order-time-changed': {
    subject: 'Order {number}: new time {when}',
    title: 'Your new time',
    accepted:
      'You have changed the time of your order {number}. The kitchen knows, and everything else stays as it is.',
    received:
      'You have changed the time of your order {number}. Everything else stays as it is. We will write to you as soon as the kitchen confirms it.',
    action: 'Track order',
  },
  'order-unchanged': {
    subject: 'Order {number}: everything stays as it is',
    title: 'Your order stays as it is',
    paragraph: 'We have withdrawn our proposal to change something. You need not do anything.',
    action: 'View order',
  },
  'order-age-refused': {
    subject: 'Order {number}: handed over without alcohol',
    title: 'Your order, without alcohol',
    paragraph: 'At hand-over nobody showed an ID that proves the age needed. Then we may not hand out alcohol.',
    taken: 'Not handed over',
    amount: 'The rest costs {amount}, paid in cash.',
    action: 'View order',
  },
  'order-cancelled': {
    subject: 'Order {number} is cancelled',
    title: 'Your order is cancelled',
    by: { customer: 'You have cancelled the order.', shop: 'We had to cancel the order. We apologise.' },
    closing: 'There is nothing to pay.',
    action: 'View order',
  },
  'order-corrected': {
    subject: 'Order {number}: our last e-mail was a mistake',
    title: 'Our last e-mail was a mistake',
    received: 'We are looking at your order {number} again and will tell you shortly when it will be ready.',
    preparing: 'Your order {number} is not ready yet. We will write as soon as it is.',
    ready: 'Your order {number} is not on its way yet. We will write as soon as it is.',
    whole: 'Your order {number} stands again as a whole, with all that you ordered.',
    closing: 'We apologise.',
    action: 'View order',
  },
  'order-waiting': {
    subject: 'Nobody has accepted order {number}',
    title: 'An order is waiting',
    paragraph: 'Nobody has accepted it for {minutes} minutes. The guest is waiting.',
    others: '{count} orders are waiting in all.',
    action: 'Go to the orders',
  },
  'devices-away': {
    subject: 'No device of the kitchen is connected',
    title: 'New orders are not ringing anywhere',
    paragraph: 'The kitchen is open, but none of the paired devices is connected. Last seen: {time}.',
    advice:
      'Check the power, the network and the tablet. As soon as a device is back, it shows everything that has come in meanwhile, and rings.',
    action: 'View devices',
  },
  'contact-message': {
    subject: '{topic} – message from {name}',
    title: 'Message from the contact form',
    topics: {
      general: 'General',
      order: 'Order',
      restaurant: 'Restaurant',
      feedback: 'Feedback',
      technical: 'Technical',
    },
    from: 'From',
    reply: 'If you reply to this e-mail, your answer goes to the guest.',
  },
}

export const mailParts = {
  order: 'Order',
  pickupAt: 'Pickup at',
  map: 'Show on the map',
  cancellation: 'Cancellation',
  payBack: 'You get {amount} back.',
  cancelUntil: 'Free of charge until {time}, as long as the food is not ready.',
  cancel: 'Cancel order',
  quoted: '“{text}”',
  fromKitchen: 'A note from the kitchen',
}
