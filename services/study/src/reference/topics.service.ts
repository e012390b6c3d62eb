import { Inject, Injectable } from '@nestjs/common';
import type { Topic, TopicList } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { fold } from '../text/fold-words.js';
import { Library } from '../works/library.js';
import type { Topic as ListedTopic, Topics } from '../works/topics.js';
import { SearchCorpora } from '../search/corpora/search-corpora.js';
import { describeTopic, summarizeTopic } from './describe.js';
import { findTopics } from './find-topics.js';
import type { Page } from './lists.js';
import { type PartialPlace, requireWholePlace } from './require.js';

@Injectable()
export class TopicsService {
  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(SearchCorpora) private readonly corpora: SearchCorpora,
  ) {}

  /**
   * The topics that list a verse, those that a query finds, the topics of a verse that it finds, or all of them.
   * @throws ApiError 400 where a place is named in part, 404 where it does not exist or no topics are installed
   */
  async list(query: string, place: PartialPlace, { offset, limit }: Page): Promise<TopicList> {
    const position = requireWholePlace(place);
    const topics = await this.installed();
    const ofVerse = position === undefined ? undefined : listing(topics, position);
    const named = query ? await findTopics((await this.corpora.entries()).topics, topics, query) : undefined;
    const found =
      ofVerse && named ? named.filter((topic) => ofVerse.includes(topic)) : (ofVerse ?? named ?? topics.all());
    return { total: found.length, results: found.slice(offset, offset + limit).map(summarizeTopic) };
  }

  /** @throws ApiError 404 where there is no such topic, or no topics are installed */
  async topic(id: string): Promise<Topic> {
    const topics = await this.installed();
    const topic = topics.byId(fold(id)) ?? topics.find(id)[0];
    if (topic) return describeTopic(topics, topic);
    throw new ApiError('topic_unknown', { values: { id } });
  }

  private async installed(): Promise<Topics> {
    await this.library.loaded;
    const { topics } = this.library;
    if (!topics) throw this.library.notThere('topics-nave');
    return topics;
  }
}

/** The topics that list a verse; those that list it with few others say more of it. */
function listing(topics: Topics, position: number): readonly ListedTopic[] {
  const entries = topics.ofVerse(position).sort((a, b) => a.span - b.span);
  return [...new Set(entries.map(({ topic }) => topic))];
}
