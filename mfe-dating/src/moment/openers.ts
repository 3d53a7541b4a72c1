/** The texts of a profile. The full description is not always known. */
export interface ProfileTexts {
  readonly name: string;
  readonly shortDescription: string;
  readonly fullDescription?: string;
}

interface Topic {
  readonly words: RegExp;
  /** The opener if both profiles mention the topic. */
  readonly both: string;
  /** The opener if only the other profile mentions it. */
  readonly theirs: string;
}

const topics: readonly Topic[] = [
  {
    words: /\b(?:climb(?:s|ing|ers?)?|boulder(?:s|ing)?)\b/i,
    both: 'You climb too! Where do you usually go?',
    theirs: 'How did you get into climbing?',
  },
  {
    words: /\b(?:trek(?:s|king|kers?)?|hik(?:es?|ing|ers?)|hills|forts)\b/i,
    both: 'Another trekker! Which trek should we do next?',
    theirs: 'Which trek would you do again tomorrow?',
  },
  {
    words: /\b(?:photograph(?:s|y|ers?)?|photos|pictures|camera)\b/i,
    both: 'We both take photos. Where on campus is the best light?',
    theirs: 'What is the best picture you took this year?',
  },
  {
    words: /\b(?:books?|novels?|reading|readers?|library)\b/i,
    both: 'Another reader! What are you reading at the moment?',
    theirs: 'What are you reading at the moment?',
  },
  {
    words: /\b(?:poe(?:ms?|ts?|try)|ghazals?|open mic)\b/i,
    both: 'You like poetry too! Which poem should I read next?',
    theirs: 'Which poem should I read first?',
  },
  {
    words: /\b(?:chess|carrom|board games?|game nights?)\b/i,
    both: 'You like board games too! Up for one this week?',
    theirs: 'Would you teach me your favourite game?',
  },
  {
    words: /\b(?:quiz(?:z?es)?|trivia|crosswords?|puzzles?)\b/i,
    both: 'Two quiz people! What question does nobody get right?',
    theirs: 'Ask me one quiz question. How hard can it be?',
  },
  {
    words: /\bcricket\b/i,
    both: 'You like cricket too! Do you bat or bowl?',
    theirs: 'Do you bat or bowl?',
  },
  {
    words: /\bfootball\b/i,
    both: 'You like football too! Which team do you follow?',
    theirs: 'Which football team do you follow?',
  },
  {
    words: /\b(?:badminton|basketball|volleyball|hockey|tennis)\b/i,
    both: 'We both like sports. When do you usually play?',
    theirs: 'When do you usually play?',
  },
  {
    words: /\b(?:run(?:ning|ners?)|jogg(?:ing|ers?)|marathons?)\b/i,
    both: 'You run too! What is your favourite route?',
    theirs: 'What is your favourite route for a run?',
  },
  {
    words: /\b(?:cycl(?:es?|ing|ists?))\b/i,
    both: 'You cycle too! What is your favourite ride around here?',
    theirs: 'What is your favourite ride around here?',
  },
  {
    words: /\b(?:guitar|piano|tabla|sitar|drums|mouth organ|choir|sing(?:s|ing|ers?)?)\b/i,
    both: 'You make music too! What are you practising?',
    theirs: 'What song are you practising at the moment?',
  },
  {
    words: /\b(?:music|songs?|playlists?|concerts?)\b/i,
    both: 'We both love music. What have you had on repeat?',
    theirs: 'What song have you had on repeat lately?',
  },
  {
    words: /\b(?:danc(?:es?|ing|ers?)|kathak|lavani|bhangra|bharatanatyam|garba)\b/i,
    both: 'You dance too! What is your best song to dance to?',
    theirs: 'How did you start dancing?',
  },
  {
    words: /\b(?:theatre|plays on stage|street plays?|drama)\b/i,
    both: 'Two theatre people! Which role would you love to play?',
    theirs: 'Which role would you love to play?',
  },
  {
    words: /\b(?:films?|movies?|cinema)\b/i,
    both: 'You like films too! Which one should we both watch?',
    theirs: 'Which film could you watch again and again?',
  },
  {
    words: /\b(?:paint(?:s|ing|ers?)?|sketch(?:es|ing)?|draw(?:s|ing)?|calligraphy|rangoli)\b/i,
    both: 'Two artists! What are you painting or drawing at the moment?',
    theirs: 'What are you painting or drawing at the moment?',
  },
  {
    words: /\b(?:cook(?:s|ing)?|bak(?:es?|ing)|recipes?)\b/i,
    both: 'You cook too! What do you make best?',
    theirs: 'What do you make best in the kitchen?',
  },
  {
    words: /\b(?:samosas?|momos?|dosas?|vada pav|misal|poha|snacks?|biryani)\b/i,
    both: 'We both care about food. Where should we eat first?',
    theirs: 'Where is the best food near campus?',
  },
  {
    words: /\bchai\b/i,
    both: 'Another chai person! Which place near campus is the best?',
    theirs: 'Where do you get the best chai on campus?',
  },
  {
    words: /\bcoffee\b/i,
    both: 'You like coffee too! Where do you get a good cup here?',
    theirs: 'Where do you get a good coffee around here?',
  },
  {
    words: /\b(?:dogs?|cats?|puppy|kittens?)\b/i,
    both: 'We both like animals. Which one on campus is your favourite?',
    theirs: 'Which animal on campus is your favourite?',
  },
  {
    words: /\b(?:coding|programming|hackathons?|open source)\b/i,
    both: 'You code too! What are you building?',
    theirs: 'What are you building at the moment?',
  },
];

const subjects =
  'computer science|mechanical|electronics|electrical|civil|chemical|physics|chemistry|maths|statistics|economics|literature|history|biology|biotechnology|design|architecture|law|commerce|psychology|philosophy|medicine';
/** Captures the subject of study in one of its groups; a subject's name alone may mean anything. */
const studied = new RegExp(
  `\\b(?:((?:${subjects}) engineering)|(${subjects}) (?:student|major)|` +
    `(?:study|studying|degree in|b\\.?tech in|m\\.?tech in|phd in) (${subjects}))\\b`,
  'i',
);
const year = /\b(first|second|third|fourth|final)[ -]year\b(?! (?:students|juniors))/i;

/** Sentences with a negation or dislike are ignored, so that no opener asks about it. */
const denied = /\b(?:not?|never|nobody|none|without|hates?|cannot)\b|n['’]t\b/i;

/** The sentences of a profile, without those that deny something. */
function statements({ shortDescription, fullDescription = '' }: ProfileTexts): string[] {
  return `${shortDescription}\n${fullDescription}`
    .split(/[.!?;](?=\s|$)|\n/)
    .filter((sentence) => !denied.test(sentence));
}

function firstMatch(sentences: readonly string[], wanted: RegExp): string | undefined {
  for (const sentence of sentences) {
    const found = wanted.exec(sentence)?.slice(1).find(Boolean);
    if (found !== undefined) return found.toLowerCase();
  }
  return undefined;
}

/** Openers about the subject and the year of study, if the profile mentions them. */
function studies(theirs: readonly string[]): string[] {
  const subject = firstMatch(theirs, studied);
  const inYear = firstMatch(theirs, year);
  return [
    ...(subject ? [`What do you like best about studying ${subject}?`] : []),
    ...(inYear ? [`How is your ${inYear} year going?`] : []),
  ];
}

const plain = (name: string) => [
  `Hi ${name}! How is your week going?`,
  'What was the best part of your day?',
  'What does a perfect Sunday look like for you?',
];

/**
 * Three first messages that fit both profiles: first shared topics, then the other student's studies and topics,
 * then general questions. Uses nothing about the other student that is not in `other`.
 * @param own undefined if not known
 */
export function openersFor(own: ProfileTexts | undefined, other: ProfileTexts): string[] {
  const mine = own ? statements(own) : [];
  const theirs = statements(other);
  const speaksOf = (sentences: readonly string[], { words }: Topic) =>
    sentences.some((sentence) => words.test(sentence));
  const theirTopics = topics.filter((topic) => speaksOf(theirs, topic));
  const isShared = (topic: Topic) => speaksOf(mine, topic);
  const all = [
    ...theirTopics.filter(isShared).map(({ both }) => both),
    ...studies(theirs),
    ...theirTopics.filter((topic) => !isShared(topic)).map((topic) => topic.theirs),
    ...plain(other.name),
  ];
  return all.slice(0, 3);
}
