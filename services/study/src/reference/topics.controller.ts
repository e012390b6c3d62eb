import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { TopicsService } from './topics.service.js';

const { topic, topics } = studyContract.reference;

@Controller()
export class TopicsController {
  constructor(@Inject(TopicsService) private readonly service: TopicsService) {}

  @Implement(topics)
  topics() {
    return implement(topics).handler(({ input: { q = '', offset, limit, ...place } }) =>
      this.service.list(q.trim(), place, { offset, limit }),
    );
  }

  @Implement(topic)
  topic() {
    return implement(topic).handler(({ input }) => this.service.topic(input.id));
  }
}
